import { parseArgs } from 'node:util';
import { openBackend } from './Backend';
import { exitWith } from './exitWith';
import { makeReport, printReport } from './Report';
import { walkBackend } from './walkBackend';

const USAGE = `npm run conformance -- URL --email … --password … [--read-only] [--partial] [--json]

Walks a running backend through the calls of the specifications, below URL (https://api.example/api): first it reads, then it
writes on records that it makes and removes. Nothing of it stays, also when it is stopped.

  --read-only   makes and changes nothing
  --partial     the backend means to serve a part of the calls: what is missing is told, and no fault
  --json        prints the findings as JSON

Ends with 0 when nothing differs and no call is missing (but see --partial), with 1 otherwise, with 2 when it could not begin.`;

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      partial: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [url] = positionals;
  const { email, password } = values;
  if (values.help || !url || !URL.canParse(url) || !email || !password) {
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  const unanswered = await fetch(url).then(
    () => undefined,
    ({ cause, message }: Error) => (cause instanceof Error ? cause.message : message),
  );
  if (unanswered !== undefined) throw new Error(`Nobody answers at ${url}: ${unanswered}`);
  const report = makeReport();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const { left } = await walkBackend(openBackend(url.replace(/\/+$/, '')), {
    report,
    email,
    password,
    isReadOnly: values['read-only'],
    signal: stop.signal,
  });
  console.log(
    values.json ? JSON.stringify({ findings: report.findings, left }, null, 2) : printReport(report),
  );
  if (left.length > 0) console.error(`\nCould not be removed, please do it by hand: ${left.join(', ')}`);
  if (stop.signal.aborted) console.error('\nStopped before its end; what it had made is removed.');
  return report.isGood({ isPartial: values.partial }) && left.length === 0 && !stop.signal.aborted ? 0 : 1;
};

void exitWith(run());
