import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type FunctionComponent, Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseFieldConfig } from '../../../contract/parseFieldConfig';
import type { FieldInputProps } from '../../../fieldRenderers/FieldRenderer';
import { registry } from '../../../fieldRenderers/registry';
import { SchemaForm } from '../../../kit/form/SchemaForm';
import type { DirtyListener } from '../../../kit/form/useDirty';
import { theme } from '../../../ui/theme/StyleRoot';
import { raw } from './renderForm';

vi.setConfig({ testTimeout: 120_000 });

/** How often each field's input was rendered, by name: the registry's own inputs, counted. */
const renders = new Map<string, number>();
let commits = 0;

const counted = [registry.text, registry.number, registry.select, registry.checkbox, registry.textarea];

/** Each input as a component that counts itself; its hooks stay its own, so every render of it is seen. */
const countInputs = () => {
  const originals = counted.map(({ Input }) => Input);
  for (const renderer of counted) {
    const Input = renderer.Input as FunctionComponent<FieldInputProps>;
    Object.assign(renderer, {
      Input: (props: FieldInputProps) => {
        renders.set(props.field.name, (renders.get(props.field.name) ?? 0) + 1);
        return Input(props);
      },
    });
  }
  return () => {
    for (const [index, renderer] of counted.entries()) Object.assign(renderer, { Input: originals[index] });
  };
};

const options = Array.from({ length: 20 }, (_, value) => ({ value, title: `Вариант ${value}` }));
const required = { required: true };

/** Half text, the rest number, select of 20, checkbox and textarea; a fifth conditional, as the bench has it. */
const section = (count: number) => [
  raw('switch', 'checkbox'),
  ...Array.from({ length: count - 1 }, (_, index) => {
    const type =
      ['text', 'number', 'text', 'select', 'text', 'checkbox', 'text', 'textarea'][index % 8] ?? 'text';
    return raw(`f${index}`, type, {
      options: type === 'select' ? options : [],
      symbol_counter: true,
      validation_rules: { ...required, ...(type === 'text' && { max_length: 40 }) },
      ...(index % 5 === 4 && { depends_on: { field: 'switch', values: [true] } }),
    });
  }),
];

const open = async (count: number, onDirtyChange?: DirtyListener) => {
  renders.clear();
  const view = render(
    <ThemeProvider theme={theme}>
      <Profiler id="form" onRender={() => (commits += 1)}>
        <SchemaForm
          fields={parseFieldConfig(section(count))}
          mode="create"
          submitLabel="Сохранить"
          onSubmit={async () => undefined}
          {...(onDirtyChange && { onDirtyChange })}
        />
      </Profiler>
    </ThemeProvider>,
  );
  await waitFor(() => expect(view.container.querySelector('[aria-busy]')).toBeNull(), { timeout: 60_000 });
  return view;
};

const measure = (act: () => void) => {
  renders.clear();
  commits = 0;
  act();
  return { inputs: Object.fromEntries(renders), commits };
};

const inputOf = (container: HTMLElement, name: string): HTMLInputElement => {
  const input = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`Expected an input named ${name}, got none.`);
  return input;
};

let restore = () => {};
beforeEach(() => {
  restore = countInputs();
});
afterEach(() => restore());

describe('how little a form of 100 fields renders', () => {
  it('[F8] renders no input twice while it opens', async () => {
    await open(100);
    expect([...renders].filter(([, times]) => times > 1)).toEqual([]);
    expect(renders.size).toBeGreaterThan(75);
  });

  it('[F4] a key is one commit and no other field, the first dirty key included', async () => {
    const onDirtyChange = vi.fn();
    const { container } = await open(100, onDirtyChange);
    const input = inputOf(container, 'f0');
    act(() => input.focus());
    const first = measure(() => fireEvent.input(input, { target: { value: 'к' } }));
    expect(Object.keys(first.inputs).filter((name) => name !== 'f0')).toEqual([]);
    expect(first.commits).toBe(1);
    expect(onDirtyChange.mock.lastCall?.[0]?.()).toEqual(['F0']);
    const second = measure(() => fireEvent.input(input, { target: { value: 'ко' } }));
    expect(second.commits).toBe(1);
    expect(container.querySelector('[data-field="f0"] .carte-counter')?.textContent).toBe('2/40');
  });

  it('[F4] a choice renders its own field only', async () => {
    const { container } = await open(100);
    const box = inputOf(container, 'f5');
    const { inputs, commits: count } = measure(() => fireEvent.click(box));
    expect(Object.keys(inputs)).toEqual(['f5']);
    expect(count).toBe(1);
  });

  it('[F6] a toggle mounts its dependants and renders no other field', async () => {
    const { container } = await open(100);
    const { inputs } = measure(() => fireEvent.click(inputOf(container, 'switch')));
    const dependants = Array.from({ length: 99 }, (_, index) => index)
      .filter((index) => index % 5 === 4)
      .map((index) => `f${index}`);
    expect(Object.keys(inputs).sort()).toEqual(['switch', ...dependants].sort());
    expect(Object.entries(inputs).filter(([, times]) => times > 1)).toEqual([]);
  });

  it('[F7] a save of nothing but wrong fields renders each of them once, in few commits', async () => {
    const { container } = await open(100);
    const form = container.querySelector('form');
    if (!form) throw new Error('Expected a form, got none.');
    const { inputs, commits: count } = measure(() => fireEvent.submit(form));
    expect(count).toBeLessThanOrEqual(6);
    expect(Object.entries(inputs).filter(([, times]) => times > 1)).toEqual([]);
    expect(screen.getAllByText('Обязательное поле').length).toBe(Object.keys(inputs).length);
  });
});
