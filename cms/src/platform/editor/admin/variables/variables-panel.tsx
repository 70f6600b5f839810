import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { PanelProps } from '../../../admin/content-manager';
import type { DescribedVariable } from '../../variables';
import { variableTexts as texts } from '../texts';

/** Beside a document with texts: the words that the site fills in, with what they stand for now. */
export function VariablesPanel({ model }: PanelProps) {
  const variables = useVariables(model);
  if (variables.length === 0) return null;
  return { title: texts.title, content: <VariableList variables={variables} /> };
}

function useVariables(model: string): DescribedVariable[] {
  const { get } = useFetchClient();
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const locale = query.plugins?.i18n?.locale ?? '';
  const [variables, setVariables] = useState<DescribedVariable[]>([]);
  useEffect(() => {
    let isCurrent = true;
    get<{ data: DescribedVariable[] }>(`/editor/variables/${model}`, { params: { locale } }).then(
      ({ data }) => isCurrent && setVariables(data.data),
      // Nobody misses the panel where the document itself did not load.
      () => isCurrent && setVariables([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, model, locale]);
  return variables;
}

function VariableList({ variables }: { variables: DescribedVariable[] }) {
  const [isOpen, setOpen] = useState(false);
  const { toggleNotification } = useNotification();
  const copy = async (written: string) => {
    try {
      await navigator.clipboard.writeText(written);
      toggleNotification({ type: 'success', message: texts.copied(written) });
    } catch {
      toggleNotification({ type: 'warning', message: texts.notCopied(written) });
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography>{texts.about}</Typography>
      <Button variant="secondary" fullWidth aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.close : texts.open}
      </Button>
      {isOpen && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {variables.map(({ name, label, value }) => (
            <Box tag="li" key={name}>
              <Button
                variant="tertiary"
                size="S"
                aria-label={texts.copy(`{${name}}`)}
                onClick={() => void copy(`{${name}}`)}
              >
                {`{${name}}`}
              </Button>
              <Typography tag="p" paddingTop={1} style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
              <Typography tag="p" variant="pi" textColor="neutral600">
                {label}
              </Typography>
            </Box>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
