import { useNavigate } from 'react-router';
import { mayLoseForms } from '../../kit/form/unsavedForms';
import { signOut } from './signOut';

/** Signs out by the person's own wish, once they agreed to lose what they typed; `onLeaving` is told when it is certain. */
export const useSignOut = (): ((onLeaving?: () => void) => Promise<void>) => {
  const navigate = useNavigate();
  return async (onLeaving) => {
    if (!(await mayLoseForms())) return;
    onLeaving?.();
    // First the way out, so that the guard does not take it for a lost session and ask to come back here.
    await navigate('/');
    await signOut();
  };
};
