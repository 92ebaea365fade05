import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import type { AnswerOf } from '../../../dataProvider/call';
import { templateWords as words } from '../../../i18n/templateWords';
import { shownText, text } from '../../../i18n/text';
import { CardChoice } from '../../../kit/choice/CardChoice';
import { undoBatch } from '../../../kit/history/undoBatch';
import { ConfirmAction } from '../../../kit/parts/ConfirmAction';
import { useCapability } from '../../../kit/parts/may';
import { shownError } from '../../../kit/parts/shownError';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { boardAddress, listAddress } from '../menuView';

type Template = AnswerOf<'templates.read'>['templates'][number];

interface TemplateDialogProps {
  readonly pointId: string;
  /** Called once the dialog is gone from the screen: unmount it then. */
  readonly onClose: () => void;
}

/** Which kind of venue it is; then its menu is filled, opened, and can be taken back whole (TD-04). */
export const TemplateDialog = ({ pointId, onClose }: TemplateDialogProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => (await dataProvider.call('templates.read', { signal })).templates,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [chosen, setChosen] = useState<string>();
  const fill = useFill(pointId);
  const template = data?.find(({ key }) => key === chosen) ?? data?.[0];
  return (
    <ConfirmAction
      title={words.title}
      note={words.note}
      confirmLabel={words.fill}
      tone="primary"
      fallback="errors.common"
      onConfirm={async () => template && fill(template)}
      onClose={onClose}
    >
      <div className="above-16">
        {error && <Notice tone="error">{shownError(error, words.failed)}</Notice>}
        {!data && !error && (
          <div role="status" aria-label={text('common.loading')}>
            <Skeleton width="100%" height={160} />
          </div>
        )}
        {template && data && (
          <>
            <CardChoice
              label={words.choice}
              options={data.map((each) => ({ value: each.key, title: each.title, note: contentsOf(each) }))}
              value={template.key}
              onChoose={setChosen}
            />
            <p className="muted text-label above-12" style={{ minHeight: '3em' }} aria-live="polite">
              {template.categories.map(({ title }) => title).join('\u00a0· ')}
            </p>
          </>
        )}
      </div>
    </ConfirmAction>
  );
};

const contentsOf = ({ categories }: Template): string => {
  const foods = categories.reduce((sum, category) => sum + category.foods.length, 0);
  return shownText(words.contents, {
    categories: shownText(words.categories, { smart_count: categories.length }),
    foods: shownText(words.foods, { smart_count: foods }),
  });
};

/** What shows something of a menu. */
const SHOWN = ['overview', 'menus', 'categories', 'foods', 'points'];

const useFill = (pointId: string): ((template: Template) => Promise<void>) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hasBoard = useCapability('menus.board');
  const { say } = useSayUndoable();
  // One press, however often it is sent.
  const [press] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'));
  const readAgain = (): void => {
    for (const name of SHOWN) void queryClient.invalidateQueries({ queryKey: [name] });
  };
  return async (template) => {
    const { menu: name } = template;
    const { menu_id: menuId, change_id: id } = await dataProvider.call('templates.apply', {
      params: { pointId },
      body: { key: template.key },
      idempotencyKey: `${press}-${template.key}`,
    });
    readAgain();
    void navigate(hasBoard ? boardAddress({ pointId, menuId: String(menuId) }) : listAddress(String(menuId)));
    say(shownText(words.done, { menu: name, what: contentsOf(template) }), async () => {
      await undoBatch(dataProvider, String(id));
      readAgain();
      void navigate(`/menu/list?${new URLSearchParams({ pointId })}`);
      return shownText(words.undone, { menu: name });
    });
  };
};
