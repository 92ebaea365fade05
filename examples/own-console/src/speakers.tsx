import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined';
import { defineResource } from 'carte-console';
import { Create, DataTable, Edit, List, SimpleForm, TextInput } from 'react-admin';

const SpeakerForm = () => (
  <SimpleForm>
    <TextInput source="name" label="Name" required />
  </SimpleForm>
);

/** Stock react-admin parts, in plain REST: the table of calls does not know the speakers. */
export const speakers = defineResource({
  name: 'speakers',
  routes: { list: '/speakers', create: '/speakers/add', edit: '/speakers/edit?id' },
  menu: { group: 'Programme', label: 'Speakers', icon: MicNoneOutlined },
  messages: { title: 'Speakers' },
  pages: {
    list: () => (
      <List>
        <DataTable>
          <DataTable.Col source="name" label="Name" />
        </DataTable>
      </List>
    ),
    create: () => (
      <Create redirect="list">
        <SpeakerForm />
      </Create>
    ),
    edit: () => (
      <Edit mutationMode="pessimistic">
        <SpeakerForm />
      </Edit>
    ),
  },
});
