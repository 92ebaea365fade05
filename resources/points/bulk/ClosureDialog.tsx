import { useState } from 'react';
import { closureOf } from '../../../contract/fields';
import { limits } from '../../../contract/limits';
import { bulkWords } from '../../../i18n/bulkWords';
import { FieldsDialog } from '../../../kit/bulk/FieldsDialog';
import type { BulkActProps } from '../../../kit/declaration/BulkAct';
import { todayAt } from '../../../kit/form/todayAt';

/** Many venues close for a while, from today on unless another day is said; or open again. */
export const ClosureDialog = (props: BulkActProps) => {
  const [start] = useState(() => ({
    close_point: closureOf({
      status: 'not_displayed',
      close_begin_date: todayAt(undefined),
      close_begin_time: limits.closureBeginTime,
      close_end_time: limits.closureBeginTime,
    }),
  }));
  return <FieldsDialog {...props} title={bulkWords.closure.title} names={['close_point']} start={start} />;
};
