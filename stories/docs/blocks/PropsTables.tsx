import type { Renderer, PreparedMeta } from 'storybook/internal/types';
import classes from './PropsTables.module.css';

interface PropDoc {
  name: string;
  description?: string;
  type?: { required?: boolean };
  table?: { type?: { summary?: string }; defaultValue?: { summary?: string } | null };
}

/** Data that the build (react-docgen) adds to every component it has parsed. */
interface Documented {
  __docgenInfo?: { displayName?: string };
}

/** A component's name in the source, such as `DayStrip`. */
export const nameOf = (component: unknown): string => (component as Documented).__docgenInfo?.displayName ?? '';

type Extract = (component: unknown) => Record<string, PropDoc> | null;

interface PropsTableProps {
  caption: string;
  props: readonly PropDoc[];
}

function PropsTable({ caption, props }: PropsTableProps) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">名前</th>
          <th scope="col">説明</th>
          <th scope="col">値の形</th>
        </tr>
      </thead>
      <tbody>
        {props.map(({ name, description, type, table }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              <span className={classes.need} data-required={type?.required}>
                {type?.required ? '必須' : '任意'}
              </span>
            </th>
            <td>
              {description}
              {table?.defaultValue?.summary && (
                <p className={classes.default}>
                  省いたとき：<code>{table.defaultValue.summary}</code>
                </p>
              )}
            </td>
            <td>
              <code>{table?.type?.summary}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A component's props for developers, from their docstrings. */
export function PropsTables({ meta }: { meta: PreparedMeta<Renderer> }) {
  const extract = meta.parameters['docs']?.extractArgTypes as Extract | undefined;
  const tables = [meta.component, ...Object.values(meta.subcomponents ?? {})].map((component) => ({
    name: nameOf(component),
    props: Object.values(extract?.(component) ?? {}),
  }));
  const shown = tables.filter(({ props }) => props.length > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading}>プロパティ（開発者向け）</h2>
      {shown.map(({ name, props }) => (
        <PropsTable key={name} caption={name} props={props} />
      ))}
    </>
  );
}
