import type { PageProps } from '../defineResource';

export const ListPage = ({ resource }: PageProps) => <h1>{resource.messages.title}</h1>;
