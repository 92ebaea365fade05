import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { text } from '../../i18n/text';

/** A record without hours says so, instead of showing hours that nobody set. */
export const NoSchedule = ({
  takesFocus,
  onSet,
}: {
  /** It has just taken the place of the hours that were taken away. */
  readonly takesFocus: boolean;
  readonly onSet: () => void;
}) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Line>
      {text('schedule.none')}
      <Button ref={button} variant="outlined" onClick={onSet}>
        {text('schedule.set')}
      </Button>
    </Line>
  );
};

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  color: (theme.vars ?? theme).palette.text.secondary,
}));
