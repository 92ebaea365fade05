import { lazy, type ReactElement, Suspense, useState } from 'react';
import { text } from '../../i18n/text';
import { PageHeader } from '../../kit/parts/PageHeader';
import { useSession } from '../auth/useSession';
import { LookBlock } from './LookBlock';
import { PersonalBlock } from './PersonalBlock';
import { SecurityBlock } from './SecurityBlock';
import { SessionsBlock } from './SessionsBlock';

const EditPanel = lazy(async () => {
  const [panel, { preloadTypes }, { profileFields }] = await Promise.all([
    import('./EditPanel'),
    import('../../fieldRenderers/registry'),
    import('../../contract/sections/profile'),
  ]);
  await preloadTypes(profileFields.map(({ type }) => type));
  return { default: panel.EditPanel };
});

/** `/profile`: the personal account. */
export const AccountPage = (): ReactElement | null => {
  const { data } = useSession();
  const [editing, setEditing] = useState({ isOpen: false, count: 0 });
  if (!data) return null;

  return (
    <>
      <PageHeader crumbs={[{ key: 'account', label: text('account.title') }]} title={text('account.title')} />
      <PersonalBlock
        user={data}
        onEdit={() => setEditing(({ count }) => ({ isOpen: true, count: count + 1 }))}
      />
      <SecurityBlock user={data} />
      {data.capabilities.includes('sessions') && <SessionsBlock />}
      <LookBlock />
      {editing.count > 0 && (
        <Suspense fallback={null}>
          <EditPanel
            key={editing.count}
            user={data}
            isOpen={editing.isOpen}
            onClose={() => setEditing((was) => ({ ...was, isOpen: false }))}
          />
        </Suspense>
      )}
    </>
  );
};
