import { useQuietPassed } from '../Skeletons/useQuietPassed';
import { Spinner } from './Spinner';
import classes from './LoadingScreen.module.css';

interface LoadingScreenProps {
  /** 何をしているか */
  label: string;
}

/** まだ何が表示されるか決まらない間の画面。LINEミニアプリのきまりに合わせ、30pxの絵を中央に置きます */
export function LoadingScreen({ label }: LoadingScreenProps) {
  const shown = useQuietPassed();
  return (
    <div className={classes.screen}>
      {shown && <Spinner size="1.875rem" />}
      <p role="status" className={classes.label}>
        {shown && label}
      </p>
    </div>
  );
}
