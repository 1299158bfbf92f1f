import { NotFoundScreen } from '../../components/feedback/NotFoundScreen/NotFoundScreen';
import { paths } from '../../paths';

/** Any unknown path. */
export function NotFoundPage() {
  return <NotFoundScreen to={paths.reserve} />;
}
