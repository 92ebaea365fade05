import { describe, expect, it } from 'vitest';
import { canView, canWrite } from '../../contract/permissions';
import { fieldOf } from './fieldOf';

const granted = (...permissions: readonly string[]) => fieldOf({ permissions });

describe('permissions of a field', () => {
  it.each([
    { permissions: [], view: false, create: false, edit: false },
    { permissions: ['view'], view: true, create: false, edit: false },
    { permissions: ['view', 'create'], view: true, create: true, edit: false },
    { permissions: ['view', 'edit'], view: true, create: false, edit: true },
    { permissions: ['view', 'create', 'edit'], view: true, create: true, edit: true },
    { permissions: ['create', 'edit'], view: false, create: false, edit: false },
  ])('[FF-01] [FF-02] $permissions', ({ permissions, view, create, edit }) => {
    const field = granted(...permissions);
    expect(canView(field)).toBe(view);
    expect(canWrite(field, 'create')).toBe(create);
    expect(canWrite(field, 'edit')).toBe(edit);
  });
});
