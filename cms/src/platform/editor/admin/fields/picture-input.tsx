import { Flex } from '@strapi/design-system';
import { useField, type StrapiApp } from '@strapi/strapi/admin';
import { forwardRef, type ComponentType, type Ref } from 'react';
import { MissingText } from './missing-text';

interface Props {
  name: string;
  disabled?: boolean;
}

interface Asset {
  id: number;
  name: string;
  mime: string;
  alternativeText: string | null;
}

/** Asks under Strapi's own field for the text of each picture that has none. */
export function addPictureField(app: StrapiApp): void {
  const StockInput = app.library.fields.media as ComponentType<Props & { ref: Ref<unknown> }>;
  const PictureInput = forwardRef<unknown, Props>(function PictureInput(props, ref) {
    const { value } = useField<Asset | Asset[] | null>(props.name);
    const silent = [value ?? []]
      .flat()
      .filter(({ mime, alternativeText }) => mime.startsWith('image/') && !alternativeText);
    return (
      <Flex direction="column" alignItems="stretch" gap={2}>
        <StockInput {...props} ref={ref} />
        {!props.disabled && silent.map((asset) => <MissingText key={asset.id} {...asset} />)}
      </Flex>
    );
  });
  // The types do not know the props that every field gets.
  app.addFields({ type: 'media', Component: PictureInput as unknown as ComponentType });
}
