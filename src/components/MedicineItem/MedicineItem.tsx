import { medicine as copy } from '../../copy/medicine';
import { medicineForm } from '../../domain/medicine';
import { MedicinePicture } from './MedicinePicture';
import classes from './MedicineItem.module.css';

/** A medicine as its entry shows it (spec §3 "Medicine"). */
export interface MedicineRow {
  title: string;
  image?: string | null | undefined;
  effects: string;
  precautions: string;
  usage1: string;
  usage2?: string | null | undefined;
  dosage: string;
  days: number;
}

interface MedicineItemProps {
  /** 薬 */
  medicine: MedicineRow;
}

/** 薬ひとつ。飲み方・効果・注意を、いつも同じ順で示します（spec §3「Medicine」） */
export function MedicineItem({ medicine }: MedicineItemProps) {
  const { title, image, effects, precautions, usage1, usage2, dosage, days } = medicine;
  const usage = [usage1, usage2].filter(Boolean);
  const facts = [
    [copy.dosage, dosage],
    [copy.days, days > 0 ? copy.daysOf(days) : copy.asNeeded],
  ] as const;
  return (
    <article aria-label={title} className={classes.medicine}>
      <div className={classes.head}>
        <span className={classes.picture}>
          <MedicinePicture image={image} title={title} form={medicineForm(medicine)} />
        </span>
        <h3 className={classes.title}>{title}</h3>
      </div>
      <dl className={classes.usage}>
        <div className={classes.wide}>
          <dt>{copy.usage}</dt>
          <dd>
            {usage.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={classes.about}>
        <dt>{copy.effects}</dt>
        <dd>{effects}</dd>
        <dt className={classes.care}>{copy.precautions}</dt>
        <dd>{precautions}</dd>
      </dl>
    </article>
  );
}
