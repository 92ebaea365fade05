import { useEffect, useRef } from 'react';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import './graphic.css';

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
    <div className="row wrap gap-8 muted gap-x-16">
      {text('schedule.none')}
      <Button ref={button} variant="outlined" onClick={onSet}>
        {text('schedule.set')}
      </Button>
    </div>
  );
};
