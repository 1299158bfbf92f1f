import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that goes back in the history, or to `parent` if the app was opened at this URL. */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // React Router counts history entries in `idx`, from 0. A memory router has no `idx`; its first key is `default`.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx === undefined ? key !== 'default' : idx > 0) navigate(-1);
    else navigate(parent, { replace: true });
  };
}
