import { afterEach, expect, it, vi } from 'vitest';
import { keepEarlyPress, repeatEarlyPress } from '../../../src/early/earlyPress';

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset.pressed;
});

it('presses the button again that was pressed before it could do anything', () => {
  document.body.innerHTML =
    '<div id="root"><div data-paint="landing"><button>In</button><button><b>Join</b></button></div></div>';
  keepEarlyPress();
  document.querySelector('b')?.click();
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = '<button>In</button><button>Join</button>';
  const presses = vi.fn();
  root.addEventListener('click', ({ target }) => presses((target as Element).textContent));
  repeatEarlyPress(root);
  expect(presses.mock.calls).toEqual([['Join']]);
});

it('presses nothing where nothing was pressed', () => {
  document.body.innerHTML = '<button>In</button>';
  const press = vi.fn();
  document.querySelector('button')?.addEventListener('click', press);
  repeatEarlyPress(document);
  expect(press).not.toHaveBeenCalled();
});
