import { NotFoundScreen } from '../../components/feedback/NotFoundScreen/NotFoundScreen';
import { paths } from '../../app/paths';

/** Any address the app does not know. */
export function NotFoundPage() {
  return <NotFoundScreen to={paths.reserve} />;
}
