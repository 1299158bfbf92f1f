import { Fragment } from 'react';
import { foundationOf, type MantinePart } from './foundation';
import classes from './BuiltOn.module.css';

const SOURCES = import.meta.glob<string>('../../../src/components/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function MantineLink({ name, page }: MantinePart) {
  return (
    <a href={page} target="_blank" rel="noreferrer">
      <code>{name}</code>
    </a>
  );
}

const Links = ({ parts }: { parts: MantinePart[] }) =>
  parts.map((part, index) => (
    <Fragment key={part.name}>
      {index > 0 && '、'}
      <MantineLink {...part} />
    </Fragment>
  ));

/** Lists the Mantine parts that a component uses, read from the imports, each linked to Mantine's page about it. */
export function BuiltOn({ component }: { component: string }) {
  const { direct, through } = foundationOf(component, SOURCES);
  if (direct.length === 0 && through.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading}>使っているMantineの部品（開発者向け）</h2>
      {direct.length > 0 && (
        <p>
          <Links parts={direct} />
        </p>
      )}
      {through.length > 0 && (
        <ul>
          {through.map(({ name, parts }) => (
            <li key={name}>
              <code>{name}</code> を通して：
              <Links parts={parts} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
