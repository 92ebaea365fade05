import MuiButton from '@mui/material/Button';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../../ui/Button';
import { StyleRoot } from '../../ui/theme/StyleRoot';

const SIZES = { xs: '30px', s: '34px', m: '42px', l: '48px', xl: '56px' } as const;
const VARIANTS = ['primary', 'secondary', 'add', 'simple', 'gradient', 'error', 'withoutBG'] as const;

const shown = (props: Partial<Parameters<typeof MuiButton>[0]>) => {
  render(
    <StyleRoot>
      <MuiButton {...props}>Сохранить</MuiButton>
    </StyleRoot>,
  );
  return screen.getByRole('button', { name: /Сохранить/ });
};

describe('the button of the console', () => {
  it.each(Object.entries(SIZES) as [keyof typeof SIZES, string][])(
    '[UI-05] [UI-07] has the size %s',
    (size, height) => {
      expect(getComputedStyle(shown({ variant: 'primary', size })).minHeight).toBe(height);
    },
  );

  it('[UI-05] [UI-07] has the variants of the specification, each with a look of its own', () => {
    const looks = VARIANTS.map((variant) => {
      const style = getComputedStyle(shown({ variant }));
      const look = [style.backgroundColor, style.backgroundImage, style.color].join(' ');
      document.body.innerHTML = '';
      return look;
    });
    // `add` looks like `primary` with a plus before it, `withoutBG` is the second button's name for `simple`.
    expect(new Set(looks).size).toBe(VARIANTS.length - 2);
  });

  it('[UI-06] shows that it is loading and cannot be pressed', () => {
    const button = shown({ variant: 'primary', loading: true });
    expect(within(button).getByRole('progressbar')).toBeTruthy();
    expect(button.hasAttribute('disabled')).toBe(true);
  });
});

describe('the button before sign-in', () => {
  it.each(['primary', 'secondary', 'add', 'simple', 'gradient'] as const)(
    '[UI-05] has the variant %s',
    (variant) => {
      render(<Button variant={variant}>Войти</Button>);
      expect(screen.getByRole('button').className).toContain(variant);
    },
  );

  it.each(['xl', 'l', 'm', 's'] as const)('[UI-05] has the size %s', (size) => {
    render(<Button size={size}>Войти</Button>);
    expect(screen.getByRole('button').className).toMatch(new RegExp(`_${size}_`));
  });
});
