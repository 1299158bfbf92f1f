const KINDS = ['components', 'pages'] as const;

/** Where the mirror of `src/components/` and `src/pages/` in `stories/` has a hole, one line each. */
export function mirrorProblems(files: readonly string[]): string[] {
  const all = new Set(files);
  const holes: string[] = [];
  for (const kind of KINDS) {
    const folders = new Set(files.flatMap((file) => new RegExp(`^src/${kind}/([^/]+)/`).exec(file)?.[1] ?? []));
    for (const name of folders) {
      const source = `src/${kind}/${name}/${name}.tsx`;
      const story = `stories/${kind}/${name}.stories.tsx`;
      if (!all.has(source)) holes.push(`src/${kind}/${name} has no ${name}.tsx`);
      else if (!all.has(story)) holes.push(`${source} has no ${story}`);
    }
    for (const file of files.filter((one) => new RegExp(`^src/${kind}/[^/]+$`).test(one))) {
      holes.push(`${file} stands in no folder of its own`);
    }
    for (const file of files) {
      // A second file, `X.withKeyboard.stories.tsx`: its word comes after `stories`, so that its stories come last.
      const name = new RegExp(`^stories/${kind}/(.+?)(\\.[t-z][A-Za-z]*)?\\.stories\\.tsx$`).exec(file)?.[1];
      if (name && !all.has(`src/${kind}/${name}/${name}.tsx`))
        holes.push(`${file} has no src/${kind}/${name}/${name}.tsx`);
    }
  }
  return holes.sort();
}
