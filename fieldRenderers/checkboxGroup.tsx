import type { OptionSign } from '../contract/fieldHints';
import { matchOption } from '../contract/fields/choice';
import { sameScalar } from '../contract/sameScalar';
import { text } from '../i18n/text';
import { allergenPaths } from '../ui/allergenPaths';
import { Tick } from '../ui/Tick';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { ReadFrame } from './ReadFrame';
import { useField } from './useField';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Any number of several; once there are as many as may be, the others wait until one is taken back. Values that are no
 * longer offered stay until the person changes the choice: the check names them, and nobody could untick them.
 */
const CheckboxGroupInput = ({ field }: FieldInputProps) => {
  const { id, value, onChange, onBlur, errors } = useField(field);
  const chosen = listOf(value).filter((one) => matchOption(field.options, one) !== undefined);
  const max = field.rules.max_items ?? field.options.length;
  const isBounded = max < field.options.length;
  const isFull = isBounded && chosen.length >= max;
  return (
    <FieldFrame field={field} id={id} errors={errors} group="group">
      <div className={field.as === 'chips' ? 'carte-chips flex wrap gap-8' : 'flex wrap gap-x-8'}>
        {field.options.map((option) => {
          const isChosen = chosen.some((one) => sameScalar(one, option.value));
          return (
            <Tick
              key={String(option.value)}
              type="checkbox"
              label={
                option.sign ? (
                  <>
                    <OptionIcon sign={option.sign} />
                    {option.title}
                  </>
                ) : (
                  option.title
                )
              }
              name={field.name}
              value={String(option.value)}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onBlur={onBlur}
              onChange={() =>
                onChange(
                  isChosen
                    ? chosen.filter((one) => !sameScalar(one, option.value))
                    : [...chosen, String(option.value)],
                )
              }
            />
          );
        })}
      </div>
      {isBounded && (
        <div className="carte-help muted text-small anywhere" role="status">
          {text(isFull ? 'form.choice.full' : 'form.choice.count', { chosen: chosen.length, max })}
        </div>
      )}
    </FieldFrame>
  );
};

const CheckboxGroupRead = ({ field, value }: FieldReadProps) => {
  const chosen = field.options.filter((option) => listOf(value).some((one) => sameScalar(one, option.value)));
  return <ReadFrame field={field}>{chosen.map((option) => option.title).join(', ')}</ReadFrame>;
};

export const checkboxGroup: FieldRenderer = { Input: CheckboxGroupInput, Read: CheckboxGroupRead };

/** In the hand of the allergens: lines of one width on 24 x 24. */
const paths: Readonly<Record<OptionSign, string>> = {
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
  sparkle: 'm11 4 1.9 5.6L18.5 11.500l-5.6 1.9L11 19l-1.9-5.6-5.6-1.9 5.6-1.900zM19 16v5m-2.5-2.500h5',
  flame:
    'M12.5 3c.3 3.6 5 5.6 5 11a5.5 5.5 0 0 1-11 0c0-2 .8-3.6 2-5 .2 1.5.9 2.400 2 2.700-.4-3.200.3-6.200 2-8.700Z',
  leaf: 'M4.5 20c1.5-5.5 4.5-9 9-11M6.700 16.500C4.700 9.5 10 4.5 20 4.500c.5 9.5-5 15.5-13.3 12Z',
  drop: 'M12 3.500c3 3.800 5.5 6.800 5.5 10.200a5.5 5.5 0 0 1-11 0c0-3.400 2.5-6.400 5.5-10.200Z',
  noWheat: `${allergenPaths.gluten}M4 4l16 16`,
  noSugar: 'M7 7h10v10H7zM4 4l16 16',
  child: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9 10.500h.01M15 10.500h.01M9 14.300c1.5 2 4.5 2 6 0',
  moon: 'M19.5 14.500A8 8 0 1 1 10 4.500a6.5 6.5 0 0 0 9.5 10Z',
};

/** The drawing of an option, before its words. */
const OptionIcon = ({ sign }: { readonly sign: OptionSign }) => (
  <svg className="line-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[sign]} />
  </svg>
);
