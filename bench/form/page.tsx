import Paper from '@mui/material/Paper';
import { type ReactElement, useRef } from 'react';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { SectionFailed } from '../../kit/form/FormPart';
import { FormSkeleton } from '../../kit/form/FormSkeleton';
import { SchemaForm } from '../../kit/form/SchemaForm';
import type { ChangedTitles } from '../../kit/form/useDirty';
import { useFieldConfig } from '../../kit/form/useFieldConfig';
import { useUnsavedChangesGuard } from '../../kit/form/useUnsavedChangesGuard';
import { wantedCount } from '../pages/benchWindow';
import { carteShell } from '../pages/carteShell';
import { startPage } from '../pages/startPage';

const section = `bench_${wantedCount(100)}`;

const provider = createDataProvider();
const dataProvider: CarteDataProvider = {
  ...provider,
  fields: async (...question) => {
    const raw = await provider.fields(...question);
    performance.mark('data');
    return raw;
  },
};

/** A form of the console, with its guard and its draft; whoever leaves it has agreed to lose what was typed. */
const BenchForm = (): ReactElement => {
  const config = useFieldConfig(section);
  const changed = useRef<ChangedTitles>(undefined);
  const { question } = useUnsavedChangesGuard(() => changed.current?.());
  if (config.error) return <SectionFailed error={config.error} onRetry={config.refetch} />;
  if (!config.data) return <FormSkeleton />;
  return (
    <Paper sx={{ px: 4, pt: 2, overflow: 'clip', '--form-inset': '32px' }}>
      <SchemaForm
        fields={config.data}
        mode="create"
        submitLabel="Сохранить"
        onSubmit={async (payload) => window.__bench.onSubmit(payload)}
        onDirtyChange={(titles) => {
          changed.current = titles;
        }}
        draft={{ key: `bench:${section}`, isWanted: () => false }}
      />
      {question}
    </Paper>
  );
};

await loadCatalogue();
startPage({ Shell: carteShell({ dataProvider, resources: [], at: '/bench' }), Measured: BenchForm });
