import { Box, Button, Typography } from '@strapi/design-system';
import { ChevronDown, ChevronUp } from '@strapi/icons';
import { useForm, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect, useState, type ComponentType } from 'react';
import { createGlobalStyle } from 'styled-components';
import { foldTexts } from '../texts';
import { foldType, type FormField } from './fold-rows';

export function addFold(app: StrapiApp): void {
  // The types do not know the props that every field gets.
  app.addFields({ type: foldType, Component: Fold as ComponentType });
}

/** A button that shows the rows of the form below it. It opens by itself when one of them has an error. */
function Fold({ fields }: { fields: readonly FormField[] }) {
  const [isOpen, setOpen] = useState(false);
  const hasError = useForm('Fold', ({ errors }) => fields.some(({ name }) => name in errors));
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError]);
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <Box data-fold={isOpen ? 'open' : 'closed'}>
      <FoldedRows />
      <Button
        variant="tertiary"
        startIcon={<Sign />}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {isOpen ? foldTexts.hide : foldTexts.show}
      </Button>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={1}>
        {fields.map(({ label }) => label).join(', ')}
      </Typography>
    </Box>
  );
}

/** The content manager draws the rows, each a grid with its fields in cells. */
const FoldedRows = createGlobalStyle`
  div:has(> div > [data-fold='closed']) ~ div {
    display: none;
  }
`;
