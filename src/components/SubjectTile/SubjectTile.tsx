import { Link } from 'react-router-dom';
import type { SubjectId } from '../../domain/subjects';
import { SubjectPicture } from './SubjectPicture';
import classes from './SubjectTile.module.css';

interface SubjectTileProps {
  /** 診療科目の名前 */
  label: string;
  /** 移動先 */
  to: string;
  /** 絵の種類（診療科目の番号） */
  picture: SubjectId;
}

/** 予約を始める診療科目1つ（spec §1） */
export function SubjectTile({ label, to, picture }: SubjectTileProps) {
  return (
    <Link to={to} className={classes.tile}>
      <SubjectPicture subject={picture} />
      <span className={classes.label}>{label}</span>
    </Link>
  );
}
