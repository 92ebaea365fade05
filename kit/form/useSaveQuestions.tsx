import { type ReactNode, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceForm } from '../declaration/ResourceDeclaration';
import type { AddressQuestionProps } from './AddressQuestion';
import { AddressQuestion, ConfirmDialog } from './overlays';
import type { AskFirst } from './useSubmit';
import { wasShown } from './wasShown';

type Words = NonNullable<ReturnType<NonNullable<ResourceForm['ask']>>>;
type Answers = Pick<AddressQuestionProps, 'onAnswer' | 'onClose'>;
type Question = Answers & (Pick<AddressQuestionProps, 'record' | 'model'> | { readonly words: Words });

/** What is asked before a save: whether an address that guests may hold goes (GV-08), and what the resource itself asks. */
export const useSaveQuestions = (
  { ask }: ResourceForm,
  record: RaRecord | undefined,
): readonly [AskFirst, ReactNode] => {
  const [question, setQuestion] = useState<Question>();
  const put = (of: (answers: Answers) => Question): Promise<boolean> =>
    new Promise((onAnswer) => {
      // A dialog that still fades must not take away the question that follows it.
      const onClose = (): void => setQuestion((now) => (now === own ? undefined : now));
      const own = of({ onAnswer, onClose });
      setQuestion(own);
    });
  const askOwn: AskFirst = (model) => {
    const words = ask?.(model.payload(), record);
    return words && put((answers) => ({ ...answers, words }));
  };
  const askFirst: AskFirst = (model) =>
    record && wasShown(record) && model.changed().some(({ name }) => name === 'url')
      ? put((answers) => ({ ...answers, record, model })).then(
          (isAgreed) => isAgreed && (askOwn(model) ?? true),
        )
      : askOwn(model);
  return [askFirst, question && <Asked {...question} />];
};

const Asked = (question: Question) => {
  if (!('words' in question)) return <AddressQuestion {...question} />;
  const { words, onAnswer, onClose } = question;
  return (
    <ConfirmDialog
      {...words}
      tone="primary"
      fallback="errors.common"
      onConfirm={async () => onAnswer(true)}
      onClose={() => {
        onAnswer(false);
        onClose();
      }}
    />
  );
};
