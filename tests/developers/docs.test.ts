import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newCall } from '../../scaffold/newCall';
import { newField } from '../../scaffold/newField';
import { newResource } from '../../scaffold/newResource';
import { UsageError } from '../../scaffold/Plan';
import { readTutorial, TUTORIALS } from './readTutorial';

const MARKDOWN = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const documents = [...TUTORIALS, 'docs/architecture.md', 'docs/make-it-yours.md'];

const GENERATORS = { 'new:resource': newResource, 'new:field': newField, 'new:call': newCall };
const isGenerator = (script: string): script is keyof typeof GENERATORS => Object.hasOwn(GENERATORS, script);

const writtenByTutorials = (): readonly string[] =>
  TUTORIALS.flatMap(readTutorial).flatMap((step) => {
    if (step.kind !== 'run') return [step.path];
    const [, , script = '', ...args] = [...step.command.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain = '']) => quoted ?? plain,
    );
    // What is added to a resource of the tutorial finds it only where that is followed.
    return isGenerator(script) && !args.some((each) => each === '--resource' || each === '--under')
      ? plannedBy(
          script,
          args.filter((each) => each !== '--'),
        )
      : [];
  });

/** Nothing where the tutorial was followed already: what it writes is there. */
const plannedBy = (script: keyof typeof GENERATORS, args: readonly string[]): readonly string[] => {
  try {
    return [...GENERATORS[script](args).created.keys()];
  } catch (error) {
    if (error instanceof UsageError && / already/.test(error.message)) return [];
    throw error;
  }
};

describe('the documents', () => {
  it.each(documents)('%s has only examples that a test can follow', (document) => {
    const steps = readTutorial(document);
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) {
      if (step.kind === 'excerpt') expect(readFileSync(step.path, 'utf8'), step.path).toContain(step.text);
      // What no generator writes first is there to be changed already, or has been where the tutorial was followed.
      if (step.kind !== 'change' || !step.path.startsWith('resources/') || !existsSync(step.path)) continue;
      const text = readFileSync(step.path, 'utf8');
      const isFound = text.split(step.from).length === 2 || text.includes(step.to);
      expect(isFound, `${step.path} holds once:\n${step.from}`).toBe(true);
    }
  });

  it.each(documents)('%s leads to files that are there', (document) => {
    const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
    const named = [
      ...text.matchAll(
        /`((?:contract|dataProvider|i18n|server|fieldRenderers|resources|src|tests|scaffold|docs)\/[\w./-]+)`/g,
      ),
    ];
    // What the tutorials write is there once they are followed.
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path))
      .filter((path) => !writtenByTutorials().some((written) => written.startsWith(path)));
    expect(missing).toEqual([]);
  });

  it.each(MARKDOWN)('%s links to what is there', (document) => {
    const targets = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g)];
    const missing = targets
      .map(([, target = '']) => join(dirname(document), target))
      .filter((to) => !existsSync(to));
    expect(missing).toEqual([]);
  });

  it('[BE-06] a resource with a photo, filters and two tabs is at most three files by hand, and nothing for one under it', () => {
    const steps = readTutorial('docs/add-a-resource.md');
    const written = (from: RegExp, to: RegExp) => {
      const at = (sign: RegExp) => steps.findIndex((step) => step.kind === 'run' && sign.test(step.command));
      return new Set(
        steps.slice(at(from), at(to)).flatMap((step) => (step.kind === 'run' ? [] : [step.path])),
      );
    };
    expect(written(/new:resource events/, /new:resource participants/).size).toBeLessThanOrEqual(3);
    expect(written(/new:resource participants/, /new:resource vacancies/).size).toBe(0);
  });

  it('number each decision once, as its title does, and the index has them all', () => {
    const records = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
    const numbers = records.map((name) => name.slice(0, 4));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    for (const name of records) {
      const [number, title] = titleOf(join('docs/decisions', name));
      expect(number, name).toBe(name.slice(0, 4));
      expect(index).toContain(`| [${number}](${name}) | ${title} |`);
    }
  });

  it('say of every script of the package what it does', () => {
    const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = new Set(
      [...readFileSync('README.md', 'utf8').matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, script]) => script),
    );
    expect(Object.keys(scripts).filter((script) => !named.has(script))).toEqual([]);
  });
});

const titleOf = (record: string): readonly string[] =>
  /^# (\d{4}) (.+)$/m.exec(readFileSync(record, 'utf8'))?.slice(1) ?? [];
