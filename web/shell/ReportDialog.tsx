import { lazy, Suspense } from 'react';
import { Dialog } from '@/shell/Dialog.tsx';
import type { ReportFormProps } from '@/shell/ReportForm.tsx';
import { sayReason, useSay } from '@/words/say.ts';

interface ReportDialogProps extends ReportFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A report goes to the server, so nobody keeps its form for later. */
const ReportForm = lazy(async () => {
  const found = await import('@/shell/ReportForm.tsx').catch(() => null);
  return { default: found?.ReportForm ?? (() => <p role="status">{sayReason('offline')}</p>) };
});

export const ReportDialog = ({ match, people, seat, open, onClose }: ReportDialogProps) => {
  const say = useSay();
  return (
    <Dialog title={say('report.title')} open={open} onClose={onClose}>
      <Suspense>
        <ReportForm match={match} people={people} seat={seat} />
      </Suspense>
    </Dialog>
  );
};
