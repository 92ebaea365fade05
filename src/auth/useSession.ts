import { useSyncExternalStore } from 'react';
import { type SessionState, session } from './session';

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.getState);
