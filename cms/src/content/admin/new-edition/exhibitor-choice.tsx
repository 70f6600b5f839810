import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { Part } from '../../../platform/lists/admin/part';
import type { PresentFair } from '../../new-edition/shape';
import { Problem } from '../new-fair/fields';
import { newEditionTexts as texts } from './texts';

interface Props {
  exhibitors: PresentFair['exhibitors'];
  chosen: readonly string[];
  problem: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** The exhibitors of the present edition, with a tick for who comes again. */
export function ExhibitorChoice({ exhibitors, chosen, problem, onChange }: Props) {
  return (
    <Part title={texts.exhibitors}>
      {exhibitors.length === 0 ? (
        <Typography tag="p">{texts.noExhibitors}</Typography>
      ) : (
        <>
          <Typography tag="p">{texts.exhibitorsHint}</Typography>
          <Flex gap={2} wrap="wrap">
            <Button variant="secondary" onClick={() => onChange(exhibitors.map(({ id }) => id))}>
              {texts.all}
            </Button>
            <Button variant="secondary" onClick={() => onChange([])}>
              {texts.none}
            </Button>
            <Typography role="status">{texts.chosen(chosen.length, exhibitors.length)}</Typography>
          </Flex>
          <Box tag="ul" style={{ columns: '16rem', overflowWrap: 'anywhere' }}>
            {exhibitors.map(({ id, name }) => (
              <Box tag="li" key={id} paddingBottom={2} style={{ breakInside: 'avoid' }}>
                <Checkbox
                  checked={chosen.includes(id)}
                  onCheckedChange={(isOn) =>
                    onChange([...chosen.filter((one) => one !== id), ...(isOn === true ? [id] : [])])
                  }
                >
                  {name}
                </Checkbox>
              </Box>
            ))}
          </Box>
        </>
      )}
      <Problem text={problem} />
    </Part>
  );
}
