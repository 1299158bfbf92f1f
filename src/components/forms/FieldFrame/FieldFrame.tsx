import { Input, InputWrapperContext } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { groupProps, type FieldWords } from './frameProps';

interface FieldFrameProps extends FieldWords {
  /** カードの id */
  id: string;
  /** 入力部品 */
  children: ReactNode;
}

/** いくつかの部品で答える質問のカード。部品は、質問文を名前とするグループになります */
export function FieldFrame({ id, children, ...words }: FieldFrameProps) {
  const { wrapperProps, ...frame } = groupProps(words);
  return (
    <Input.Wrapper id={id} labelElement="div" {...frame} {...wrapperProps}>
      <Parts>{children}</Parts>
    </Input.Wrapper>
  );
}

/** What Mantine does in `Radio.Group` and `Checkbox.Group`, for other parts. */
function Parts({ children }: Pick<FieldFrameProps, 'children'>) {
  const { labelId, describedBy } = use(InputWrapperContext);
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {children}
    </div>
  );
}
