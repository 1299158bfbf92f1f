import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back in the history, or to `parent` if the app was opened at this URL. */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // A browser router gives its first entry the `idx` 0.
    // A memory router stores no `idx`, and gives its first entry the key `default`.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx === undefined ? key !== 'default' : idx > 0) navigate(-1);
    else navigate(parent, { replace: true });
  };
}
