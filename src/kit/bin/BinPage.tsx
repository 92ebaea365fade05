import type { PageProps } from '../defineResource';

export const BinPage = ({ resource }: PageProps) => <h1>{resource.messages.deletedTitle}</h1>;
