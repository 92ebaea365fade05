import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Role } from '../../contract/entities';
import { limits } from '../../contract/limits';
import { sameScalar } from '../../contract/sameScalar';
import { presetTitles } from '../../contract/texts/titles';
import { PRESETS } from '../../contract/vocabulary';
import type { FieldInputProps } from '../../fieldRenderers/FieldRenderer';
import { labelId } from '../../fieldRenderers/fieldAria';
import { RequiredStar } from '../../fieldRenderers/RequiredStar';
import { useField } from '../../fieldRenderers/useField';
import { useCapability, useMay } from '../../kit/parts/may';
import { Tick } from '../../ui/Tick';
import { noteOf, RightsList, type RoleRights } from '../shared/rights';

/** The roles that may be given, each with what it is for; the chosen one tells what it may do and what is closed to it. */
export const RoleInput = ({ field }: FieldInputProps) => {
  const { id, value, onChange, onBlur, errors } = useField(field);
  const { roles, isPending } = useRoles();
  return (
    <>
      <div className="carte-label" id={labelId(id)}>
        {field.title}
        <RequiredStar field={field} />
      </div>
      <div
        className="stack gap-8 full"
        role="radiogroup"
        aria-labelledby={labelId(id)}
        aria-required={field.rules.required}
        aria-invalid={errors.length > 0}
      >
        {field.options.map((option) => {
          const role: RoleRights | undefined = isPending
            ? { ...UNKNOWN, preset: presetNamed(option.title) }
            : roles?.find((each) => sameScalar(each.id, option.value));
          const isChosen = sameScalar(option.value, value);
          return (
            <div key={String(option.value)} className="card pad-8-12">
              <Tick
                type="radio"
                label={<span className="strong">{option.title}</span>}
                name={field.name}
                value={String(option.value)}
                checked={isChosen}
                onChange={() => onChange(String(option.value))}
                onBlur={onBlur}
              />
              {role && (
                <div className="below-tick" style={{ visibility: isPending ? 'hidden' : undefined }}>
                  <p className="muted text-small below-8">{noteOf(role)}</p>
                  {isChosen && <RightsList role={role} />}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
};

const presetNamed = (title: string): Role['preset'] =>
  PRESETS.find((preset) => presetTitles[preset] === title) ?? null;

/** Keeps the room of what is read. */
const UNKNOWN: RoleRights = { preset: null, levels: {}, fields: {} };

/** Undefined and not pending: not for this person to see. */
const useRoles = () => {
  const dataProvider = useDataProvider();
  const isOffered = useCapability('roles');
  const enabled = useMay()('roles', 'list') && isOffered;
  const { data, isLoading } = useQuery({
    queryKey: ['roles', 'choice'],
    queryFn: ({ signal }) =>
      dataProvider.getList<Role>('roles', {
        pagination: { page: 1, perPage: limits.maxPageSize },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
        meta: { parents: {}, deleted: false },
        signal,
      }),
    enabled,
    retry: false,
  });
  return { roles: data?.data, isPending: isLoading };
};
