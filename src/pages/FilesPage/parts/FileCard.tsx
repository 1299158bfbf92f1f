import { IconExternalLink, IconFileDescription } from '@tabler/icons-react';
import { CardActions } from '../../../components/CardActions/CardActions';
import { MainButton } from '../../../components/MainButton/MainButton';
import { files as copy } from '../../../copy/files';
import classes from '../FilesPage.module.css';

interface FileCardProps {
  title: string;
  /** True while a link that still lives is being fetched. */
  opening: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** One file, named by its title, so that its buttons are told apart. */
export function FileCard({ title, opening, onOpen, onDelete }: FileCardProps) {
  return (
    <article aria-label={title} className={classes.card}>
      <h3 className={classes.name}>
        <IconFileDescription aria-hidden size="1.5rem" stroke={1.75} />
        <span>{title}</span>
      </h3>
      <CardActions removeLabel={copy.remove} onRemove={onDelete}>
        <MainButton variant="outline" busy={opening} onClick={onOpen}>
          <span className={classes.open}>
            {opening ? copy.opening : copy.open}
            {!opening && <IconExternalLink aria-hidden size="1.25rem" stroke={1.75} />}
          </span>
        </MainButton>
      </CardActions>
    </article>
  );
}
