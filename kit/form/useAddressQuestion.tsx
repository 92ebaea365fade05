import { type ReactNode, useState } from 'react';
import type { WireRecord } from '../../contract/fields';
import type { AddressQuestionProps } from './AddressQuestion';
import { AddressQuestion } from './overlays';
import type { AskFirst } from './useSubmit';
import { wasShown } from './wasShown';

/** Asks before a save takes an address away that guests may hold (GV-08). */
export const useAddressQuestion = (record: WireRecord | undefined): readonly [AskFirst, ReactNode] => {
  const [question, setQuestion] = useState<AddressQuestionProps>();
  const ask: AskFirst = (model) =>
    record && wasShown(record) && model.changed().some(({ name }) => name === 'url')
      ? new Promise((onAnswer) =>
          setQuestion({ record, model, onAnswer, onClose: () => setQuestion(undefined) }),
        )
      : undefined;
  return [ask, question && <AddressQuestion {...question} />];
};
