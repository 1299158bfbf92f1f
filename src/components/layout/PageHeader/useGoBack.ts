import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes back as the browser's own button does. Opened straight at this address there is nothing of ours to go back to:
 * then `parent` takes this entry's place.
 */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // The router numbers its entries in the browser's history; one kept in memory only marks the first.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx === undefined ? key !== 'default' : idx > 0) navigate(-1);
    else navigate(parent, { replace: true });
  };
}
