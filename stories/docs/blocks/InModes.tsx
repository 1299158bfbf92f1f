import { Block } from './Block';
import classes from './InModes.module.css';
import { StoryFrame } from './StoryFrame';
import { useStories } from './storyIndex';

const MODES = [
  { name: '標準', toolbar: {} },
  { name: 'かんたん表示', toolbar: { easyMode: 'on' } },
  { name: '文字200%', toolbar: { textSize: 200 } },
];

export function InModes({ story: id }: { story: string }) {
  const story = useStories()?.find((one) => one.id === id);
  return (
    <Block>
      <ul className={classes.modes}>
        {MODES.map(({ name, toolbar }) => (
          <li key={name}>{story && <StoryFrame story={{ ...story, name }} toolbar={toolbar} size="whole" />}</li>
        ))}
      </ul>
    </Block>
  );
}
