import { IconFileText } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { questionnaire } from '../../copy/questionnaire';
import classes from './ImageField.module.css';

const nameOf = (file: Blob) => {
  if (file instanceof File) return file.name;
  return file.type === 'application/pdf' ? questionnaire.savedPdf : questionnaire.imagePreview;
};

interface FilePreviewProps {
  /** 選んだファイル */
  file: Blob;
}

/** 選んだ写真の見本。PDFや、端末が表示できない写真は名前で示します */
export function FilePreview({ file }: FilePreviewProps) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file.type === 'application/pdf') return undefined;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(null);
    };
  }, [file]);
  return (
    <div className={classes.preview}>
      {url ? (
        <img src={url} alt={questionnaire.imagePreview} className={classes.photo} onError={() => setUrl(null)} />
      ) : (
        <IconFileText aria-hidden size="2rem" stroke={1.5} className={classes.fileIcon} />
      )}
      <span className={classes.fileName}>{nameOf(file)}</span>
    </div>
  );
}
