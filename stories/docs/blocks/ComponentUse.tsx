import { StoryLink } from './StoryLink';
import { fileIdOf } from './storyIndex';
import { COMPONENT_USES, PATTERN_USES } from './usage';

export function ComponentUse({ id }: { id: string }) {
  const use = [...COMPONENT_USES, ...PATTERN_USES].find(({ story }) => fileIdOf({ id: story }) === id);
  if (!use) return null;
  return (
    <ul>
      <li>{`使うとき：${use.when}`}</li>
      <li>{`使わないとき：${use.whenNot}`}</li>
      <li>
        <StoryLink to="design-usage--docs" kind="docs">
          使い方の例を見る
        </StoryLink>
      </li>
    </ul>
  );
}
