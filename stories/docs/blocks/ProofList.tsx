import type { ReactNode } from 'react';

interface ProofListProps {
  proofs: readonly string[];
  className: string | undefined;
  show?: (proof: string) => ReactNode;
}

/** Lists the tests and stories that prove a row of a table. */
export function ProofList({ proofs, className, show = (proof) => <code>{proof}</code> }: ProofListProps) {
  if (proofs.length === 0) return null;
  return (
    <ul className={className}>
      {proofs.map((proof) => (
        <li key={proof}>{show(proof)}</li>
      ))}
    </ul>
  );
}
