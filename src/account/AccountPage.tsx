import type { ReactElement } from 'react';

export const AccountPage = (): ReactElement => <div />;
