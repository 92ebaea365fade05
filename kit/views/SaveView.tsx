import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import type { View } from '../../contract/entities';
import { HttpError } from '../../contract/errors';
import { limits } from '../../contract/limits';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { Tick } from '../../ui/Tick';
import { useHiddenColumns } from '../listMode/useHiddenColumns';
import { useFail, useSay } from '../parts/useSay';
import styles from './Views.module.css';

interface SaveViewProps {
  readonly resource: string;
  readonly views: readonly View[];
  readonly current: View | undefined;
  readonly onKept: (view: View) => void;
}

/** Keeps order, rows on a page, columns and filters as they are on the screen; under the name of an own view in place of it. */
export const SaveView = ({ resource, views, current, onKept }: SaveViewProps) => {
  const { sort, perPage, filterValues } = useListContext();
  const [hidden] = useHiddenColumns(resource);
  const [title, setTitle] = useState(current?.is_own ? current.title : '');
  const [isShared, setShared] = useState(current?.is_own === true && current.is_shared);
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [isSaving, setSaving] = useState(false);
  const queryClient = useQueryClient();
  const fail = useFail();
  const say = useSay();
  const name = title.trim();
  const same = views.find((view) => view.is_own && view.title.toLowerCase() === name.toLowerCase());

  const save = async (): Promise<void> => {
    const body = {
      title: name,
      is_shared: isShared,
      state: {
        sort: sort.field,
        order: sort.order,
        perPage,
        filter: filterValues,
        ...(hidden.length > 0 && { hidden }),
      },
    };
    const kept = same
      ? await call('views.update', { params: { id: String(same.id) }, body })
      : await call('views.create', { body: { resource, ...body } });
    await queryClient.invalidateQueries({ queryKey: ['views', resource] });
    say(text('views.kept', { title: name }));
    onKept(kept);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name === '') return setErrors({ title: [text('errors.required')] });
    setSaving(true);
    setErrors({});
    try {
      await save();
    } catch (error) {
      if (error instanceof HttpError && Object.keys(error.errors).length > 0) setErrors(error.errors);
      else fail(error);
    }
    setSaving(false);
  };

  return (
    <form className={styles.keep} noValidate onSubmit={(event) => void submit(event)}>
      <h3 className="text-control below-8">{text('views.keepTitle')}</h3>
      <TextField
        label={text('views.name')}
        name="title"
        maxLength={limits.viewTitleMax}
        required
        value={title}
        error={errors.title?.[0] ?? errors.state?.[0]}
        onChange={({ target }) => {
          setTitle(target.value);
          setErrors({});
        }}
      />
      <div>
        <Tick
          label={text('views.share')}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
        {errors.is_shared && (
          <p role="alert" className="wrong text-small above-4">
            {errors.is_shared[0]}
          </p>
        )}
      </div>
      <Button type="submit" loading={isSaving && text('common.loading')}>
        {text(same ? 'views.replace' : 'views.keep')}
      </Button>
    </form>
  );
};
