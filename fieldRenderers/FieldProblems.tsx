import { shownText } from '../i18n/shownText';
import { errorId } from './fieldAria';
import type { Problems } from './problemBoard';

/** The error texts of a field. The element is always there, so a screen reader announces what appears in it. */
export const FieldProblems = ({ id, problems }: { id: string; problems: Problems }) => (
  <div className="carte-problems" id={errorId(id)} aria-live="polite">
    {problems.map((problem) => (
      <div key={`${problem.at ?? ''} ${problem.key}`}>{shownText(problem.key, problem.args)}</div>
    ))}
  </div>
);
