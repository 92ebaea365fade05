/** Asks about one form's unsaved changes; resolves with whether they may be lost. */
export type AskAboutForm = () => Promise<boolean>;

const forms = new Set<AskAboutForm>();

/** A form that may hold unsaved changes; returns the way to take it off the list. */
export const registerForm = (ask: AskAboutForm): (() => void) => {
  forms.add(ask);
  return () => {
    forms.delete(ask);
  };
};

/** For what ends every form at once (signing out): asks each that has something to lose, and stops at the first refusal. */
export const mayLoseForms = async (): Promise<boolean> => {
  for (const ask of [...forms]) {
    if (!(await ask())) return false;
  }
  return true;
};
