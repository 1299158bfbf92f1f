/** A folder of components, or the pages. */
const KIND = '(components/[a-z]+|pages)';
const FOLDER = new RegExp(`^src/${KIND}/([A-Z][^/]*)/`);
const STRAY = new RegExp(`^src/(${KIND}/[^/]+|components/[^/]+|components/[A-Z].*)$`);
const STORY = new RegExp(`^stories/${KIND}/(.+)\\.stories\\.tsx$`);

/** Missing counterparts of `src/components/` and `src/pages/` in `stories/`, one per line. */
export function mirrorProblems(files: readonly string[]): string[] {
  const all = new Set(files);
  const holes = files.filter((file) => STRAY.test(file)).map((file) => `${file} stands in no folder of its own`);
  const folders = new Set(
    files.flatMap((file) => {
      const [, kind, name] = FOLDER.exec(file) ?? [];
      return kind ? `${kind}/${name}` : [];
    }),
  );
  for (const folder of folders) {
    const name = folder.split('/').at(-1);
    const source = `src/${folder}/${name}.tsx`;
    const story = `stories/${folder}.stories.tsx`;
    if (!all.has(source)) holes.push(`src/${folder} has no ${name}.tsx`);
    else if (!all.has(story)) holes.push(`${source} has no ${story}`);
  }
  for (const file of files) {
    const [, kind, name] = STORY.exec(file) ?? [];
    const source = `src/${kind}/${name}/${name}.tsx`;
    if (kind && !all.has(source)) holes.push(`${file} has no ${source}`);
  }
  return holes.sort();
}
