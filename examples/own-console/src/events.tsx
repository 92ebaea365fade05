import EventOutlined from '@mui/icons-material/EventOutlined';
import { defineResource, registerEndpoints } from 'carte-console';

interface Event {
  readonly id: number;
  readonly title: string;
  readonly day: string;
  readonly mood: number;
}

registerEndpoints({
  'events.list': {
    method: 'GET',
    path: '/events',
    paged: true,
    filters: ['title'],
    rowTests: { title: { words: ['title'] } },
    answer: { kind: 'list' },
  },
  'events.one': { method: 'GET', path: '/events/{id}', answer: { kind: 'one' } },
  'events.create': {
    method: 'POST',
    path: '/events',
    sections: ['events_general'],
    answer: { kind: 'one' },
  },
  'events.update': {
    method: 'PUT',
    path: '/events/{id}',
    sections: ['events_general'],
    answer: { kind: 'one' },
  },
  'events.deleteMany': { method: 'DELETE', path: '/events', ids: 'body', answer: { kind: 'nothing' } },
});

/** A resource of Carte's kind: list, search, form and deleting are the kit's. */
export const events = defineResource<Event>({
  name: 'events',
  routes: { list: '/events' },
  menu: { group: 'Programme', label: 'Events', icon: EventOutlined },
  messages: {
    title: 'Events',
    count: '%{smart_count} event |||| %{smart_count} events |||| %{smart_count} events',
    add: 'Add an event',
  },
  list: {
    search: 'title',
    columns: [
      { key: 'title', label: 'Title' },
      { key: 'day', label: 'Day', width: '10rem' },
      { key: 'mood', label: 'Mood', width: '8rem', render: ({ mood }) => '★'.repeat(mood) },
    ],
  },
  form: {},
});
