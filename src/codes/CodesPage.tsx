import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { type ReactElement, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { limits } from '../../contract/limits';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { useChoice } from '../../kit/chooser/useChosenParent';
import { ErrorState } from '../../kit/parts/ErrorState';
import { PageHeader } from '../../kit/parts/PageHeader';
import { PartSkeleton } from '../../kit/parts/PageSkeleton';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { useFail } from '../../kit/parts/useSay';
import { useTellApart } from '../../kit/parts/useTellApart';
import { Redirect } from '../../kit/queryRouter/Redirect';
import { menusOf, pointChoice } from '../../resources/shared/pointChoice';
import { VenueParts } from '../../resources/shared/VenueParts';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PageNotice } from '../../ui/PageNotice';
import { TextField } from '../../ui/TextField';
import { saveFile } from '../saveFile';
import styles from './Codes.module.css';
import { DoorSheet, type Leads, TABLES_ON_SHEET, TableSheet } from './Sheets';

interface Ids {
  readonly pointId: string;
  readonly menuId: string | undefined;
}

/** Saves the code of a venue, or of one of its menus, as a file; what goes wrong is said. */
const useDownload = ({ pointId, menuId }: Ids): ((format: 'svg' | 'png') => Promise<void>) => {
  const fail = useFail('codes.downloadFailed');
  return async (format) => {
    try {
      const kind = menuId === undefined ? { for: 'point' } : { for: 'menu', menuId };
      const file = await call('guest.qr', { params: { pointId }, query: { ...kind, format } });
      saveFile(file, `qr-${menuId ?? pointId}.${format}`);
    } catch (error) {
      fail(error);
    }
  };
};

/** What is drawn and printed here the server hears of, as it does of what is saved: a new owner's list is ticked off (TD-04). */
const tellPrinted = ({ pointId }: Ids): void => {
  call('guest.qr', { params: { pointId }, query: { for: 'point', format: 'svg' } }).catch(() => {
    // Paper needs no server.
  });
};

const FORMATS = ['svg', 'png'] as const;

/**
 * `/qr?pointId&menuId`: codes that lead to the page of a venue or of one of its menus, to save and to print (GV-10). Without a
 * venue it is the chosen one's; where none is chosen, the list of menus asks for it.
 */
export const CodesPage = (): ReactElement => {
  const query = new URLSearchParams(useLocation().search);
  const [chosen] = useChoice(pointChoice);
  const pointId = query.get('pointId') || undefined;
  if (pointId !== undefined) return <CodesOf pointId={pointId} menuId={query.get('menuId') ?? undefined} />;
  return <Redirect to={chosen ? `/qr?${new URLSearchParams({ pointId: chosen })}` : menusOf({})} replace />;
};

const CodesOf = ({ pointId, menuId }: Ids): ReactElement => {
  const point = useParentRecord('points', pointId, { page: 'list' });
  const menu = useParentRecord('menus', menuId, { parents: { pointId }, page: 'list' });
  const apart = useTellApart(pointChoice, [point.data])(point.data);
  const error = point.error ?? menu.error;
  const record = menuId === undefined ? point.data : menu.data;
  const crumbs = point.data
    ? [
        {
          key: 'point',
          label: [point.data.title, apart].filter(Boolean).join(', '),
          to: menusOf({ pointId }),
        },
        { key: 'codes', label: text('codes.title') },
      ]
    : [{ key: 'codes', label: text('codes.title') }];
  if (error || !point.data || !record)
    return (
      <>
        <PageHeader crumbs={crumbs} title={text('codes.title')} />
        {error ? (
          <ErrorState
            error={error}
            fallback="codes.failed"
            onRetry={() => void (point.error ? point.refetch() : menu.refetch())}
          />
        ) : (
          <PartSkeleton />
        )}
      </>
    );
  const { guest_url: url, shownAt } = record;
  if (typeof url !== 'string' || typeof point.data.guest_url !== 'string')
    return (
      <>
        <PageHeader crumbs={crumbs} title={text('codes.title')} />
        <NoAddress pointId={pointId} />
      </>
    );
  const leads = {
    title: String(point.data.title),
    address: pointChoice.facts(point.data),
    url: whole(url),
    menu: menu.data && String(menu.data.title),
  };
  return (
    <Codes
      crumbs={crumbs}
      leads={leads}
      tableUrl={whole(point.data.guest_url)}
      ids={{ pointId, menuId }}
      wasShown={shownAt !== null}
    />
  );
};

/** With its host: a camera knows nothing of where the console stands. */
const whole = (url: string): string => new URL(url, window.location.origin).href;

interface CodesProps {
  readonly crumbs: Parameters<typeof PageHeader>[0]['crumbs'];
  readonly leads: Leads;
  readonly tableUrl: string;
  readonly ids: Parameters<typeof useDownload>[0];
  readonly wasShown: boolean;
}

const Codes = ({ crumbs, leads, tableUrl, ids, wasShown }: CodesProps): ReactElement => {
  const download = useDownload(ids);
  const [typed, setTyped] = useState('1');
  const first = firstIn(typed);
  const sheets = [
    <DoorSheet key="door" leads={leads} />,
    <TableSheet key="tables" leads={leads} url={tableUrl} first={first} />,
  ];
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={text('codes.title')}
        {...(leads.menu === undefined ? {} : { state: <span className="muted strong">{leads.menu}</span> })}
        action={
          <>
            {FORMATS.map((format) => (
              <Button
                key={format}
                variant="outlined"
                icon={<DownloadOutlined fontSize="small" />}
                aria-label={text('codes.downloadOne', { format: format.toUpperCase() })}
                onClick={() => void download(format)}
              >
                {format.toUpperCase()}
              </Button>
            ))}
            <Button
              icon={<PrintOutlined fontSize="small" />}
              onClick={() => {
                tellPrinted(ids);
                window.print();
              }}
            >
              {text('codes.print')}
            </Button>
          </>
        }
      />
      <VenueParts pointId={ids.pointId} current="codes" />
      {!wasShown && <Notice tone="warning">{text('codes.notShown')}</Notice>}
      <div className={styles.stage}>
        <Shown title={text('codes.door')}>{sheets[0]}</Shown>
        <Shown title={text('codes.tables')}>{sheets[1]}</Shown>
        <div className={styles.first}>
          <TextField
            label={text('codes.firstTable')}
            value={typed}
            inputMode="numeric"
            maxLength={String(LAST).length}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
            onBlur={() => setTyped(String(first))}
          />
        </div>
      </div>
      {/* On paper nothing else of the console stands: beside the application, not inside it. */}
      {createPortal(<div className={`print-only container ${styles.print}`}>{sheets}</div>, document.body)}
    </>
  );
};

const LAST = limits.tableMax - TABLES_ON_SHEET + 1;

const firstIn = (typed: string): number => Math.min(Math.max(Number(typed) || 1, 1), LAST);

const Shown = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactElement | undefined;
}) => (
  <figure className="container">
    <figcaption className="flex spread below-8 muted text-small">
      <span>{title}</span>
      <span>{text('codes.paper')}</span>
    </figcaption>
    {children}
  </figure>
);

const NoAddress = ({ pointId }: { readonly pointId: string }): ReactElement => (
  <PageNotice
    title={text('codes.noAddress')}
    actions={
      <ButtonLink to={`/management/points/edit?${new URLSearchParams({ id: pointId })}`}>
        {text('codes.toForm')}
      </ButtonLink>
    }
  >
    {text('codes.noAddressNote')}
  </PageNotice>
);
