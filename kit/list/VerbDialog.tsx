import { useRef } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import type { Verb } from '../declaration/verbs';
import { useListMode } from '../listMode/ListMode';
import { ConfirmVerb } from '../verbs/ConfirmVerb';
import { useKnownRecords } from './useKnownRecords';
import { useListVerb } from './useListVerb';

interface VerbEffectProps {
  readonly verb: Verb;
  readonly ids: readonly Identifier[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** After it is done the button that was pressed may be gone with its row, so the focus goes to the list. */
export const VerbDialog = ({ verb, ids, onClose, onDone }: VerbEffectProps) => {
  const { resource } = useListMode();
  const { data = [] } = useListContext();
  const recordOf = useKnownRecords(resource);
  const run = useListVerb(verb);
  const isDone = useRef(false);
  const onPage = new Set(data.map((record) => record.id));
  return (
    <ConfirmVerb
      resource={resource}
      verb={verb}
      ids={ids}
      recordOf={recordOf}
      unseen={ids.filter((id) => !onPage.has(id)).length}
      onConfirm={async () => {
        await run(ids);
        isDone.current = true;
      }}
      onClose={() => {
        onClose();
        if (isDone.current) onDone();
      }}
    />
  );
};
