import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIELD_TYPES, type FieldType } from '../../../contract/fieldConfig';
import { registerRenderers, rendererOf } from '../../../fieldRenderers/registry';
import { raw, renderForm } from './renderForm';

const thrower = () => {
  throw new Error('нарочно');
};

/** Breaks both halves of a type; returns the way to mend them. */
const breakType = (type: FieldType): (() => void) => {
  const whole = rendererOf(type);
  registerRenderers({ [type]: { ...whole, Input: thrower, Read: thrower } });
  return () => registerRenderers({ [type]: whole });
};

let fix = () => {};
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  fix();
  vi.restoreAllMocks();
});

describe('a field that throws while it is drawn', () => {
  it.each(FIELD_TYPES)(
    '[NF8] %s: a notice in its place, and the rest can be filled and saved',
    async (type) => {
      const good = type === 'textarea' ? 'text' : 'textarea';
      fix = breakType(type);
      const { user, save, sent, container } = renderForm([raw('broken', type), raw('good', good)]);
      expect(screen.getByText(/Это поле не удалось показать/)).toBeTruthy();
      expect(container.textContent).not.toContain('нарочно');
      const input = container.querySelector('[name="good"]');
      if (!input) throw new Error('Expected the good field, got none.');
      await user.type(input, 'да');
      await save();
      expect(sent()).toMatchObject({ good: 'да' });
    },
  );
});
