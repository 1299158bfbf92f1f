import * as v from 'valibot';

interface FlexBox {
  type: 'box';
  layout: 'vertical';
  spacing?: 'md' | undefined;
  backgroundColor?: string | undefined;
  contents: FlexPart[];
}

const Words = v.strictObject({
  type: v.literal('text'),
  text: v.string(),
  size: v.picklist(['sm', 'md', 'lg']),
  color: v.string(),
  weight: v.optional(v.literal('bold')),
  wrap: v.literal(true),
  scaling: v.literal(true),
});

const LinkButton = v.strictObject({
  type: v.literal('button'),
  style: v.picklist(['primary', 'link']),
  color: v.string(),
  scaling: v.literal(true),
  action: v.strictObject({ type: v.literal('uri'), label: v.string(), uri: v.string() }),
});

export type FlexPart = FlexBox | v.InferOutput<typeof Words> | v.InferOutput<typeof LinkButton>;

const Box: v.GenericSchema<FlexBox> = v.strictObject({
  type: v.literal('box'),
  layout: v.literal('vertical'),
  spacing: v.optional(v.literal('md')),
  backgroundColor: v.optional(v.string()),
  contents: v.array(v.lazy(() => v.union([Box, Words, LinkButton]))),
});

/** What the clinic's messages use of LINE's Flex, and nothing else: what is not drawn is an error. */
const Flex = v.strictObject({
  type: v.literal('flex'),
  altText: v.string(),
  contents: v.strictObject({ type: v.literal('bubble'), header: Box, body: Box, footer: Box }),
});

/** Reads a message that LINE would get. Throws for an element or a property that is not drawn. */
export const readFlex = (message: unknown) => v.parse(Flex, message);
