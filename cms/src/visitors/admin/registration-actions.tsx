import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useUnsaved } from '../../platform/admin/unsaved/unsaved';
import type { ProfileValues, VisitorDetail, VisitorList } from '../organiser/shape';
import { faultsIn, insideIn } from './faults';
import { knownValues } from './known-values';
import { registrationPath } from './paths';
import { ProfileForm } from './profile-form';
import { actionTexts } from './texts';

interface Props {
  visitor: VisitorDetail;
  counts: VisitorList['meta']['counts'];
  attempt: (work: () => Promise<string | null>) => Promise<void>;
}

export function RegistrationActions({ visitor, counts, attempt }: Props) {
  const { post, put } = useFetchClient();
  const { id, name, email, state } = visitor;
  const [values, setValues] = useState<ProfileValues | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isMailed, setIsMailed] = useState(true);
  const [isTyped, setIsTyped] = useState(false);
  useUnsaved(values !== null && isTyped);

  const act = (action: string, done: string) =>
    attempt(async () => {
      await post(`${registrationPath(id)}/${action}`);
      return done;
    });
  const save = (changed: ProfileValues) =>
    attempt(async () => {
      try {
        await put(registrationPath(id), changed);
      } catch (error) {
        setFaults(faultsIn(error));
        throw error;
      }
      setValues(null);
      return actionTexts.saved;
    });
  const cancel = () =>
    attempt(async () => {
      if (!window.confirm(actionTexts.mayCancel(name))) return null;
      const path = `${registrationPath(id)}/cancel`;
      try {
        await post(path, { isMailed });
      } catch (error) {
        const inside = insideIn(error);
        if (inside === null) throw error;
        if (!window.confirm(actionTexts.mayCancelInside(inside))) return null;
        await post(path, { isMailed, isInside: true });
      }
      return actionTexts.cancelled;
    });

  return (
    <Box
      tag="section"
      aria-labelledby="actions"
      background="neutral0"
      padding={4}
      hasRadius
      shadow="tableShadow"
    >
      <Typography tag="h2" variant="delta" id="actions">
        {actionTexts.title}
      </Typography>
      <Flex gap={2} wrap="wrap" paddingTop={3}>
        <Button
          variant="secondary"
          aria-expanded={values !== null}
          onClick={() => {
            setFaults({});
            setIsTyped(false);
            setValues(values === null ? knownValues(visitor.values, counts) : null);
          }}
        >
          {values === null ? actionTexts.correct : actionTexts.stop}
        </Button>
        {state === 'bevestigd' && (
          <Button variant="secondary" onClick={() => act('mail', actionTexts.mailed(email))}>
            {actionTexts.mailBadge}
          </Button>
        )}
        {state === 'aangemeld' && (
          <>
            <Button variant="secondary" onClick={() => act('mail', actionTexts.mailed(email))}>
              {actionTexts.mailLink}
            </Button>
            <Button onClick={() => act('confirm', actionTexts.confirmed)}>{actionTexts.confirm}</Button>
          </>
        )}
        {state === 'geannuleerd' && (
          <Button onClick={() => act('restore', actionTexts.restored)}>{actionTexts.restore}</Button>
        )}
      </Flex>
      {values !== null && (
        <Box
          tag="form"
          noValidate
          paddingTop={4}
          paddingBottom={4}
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault();
            void save(values);
          }}
        >
          <ProfileForm
            values={values}
            onChange={(changed) => {
              setIsTyped(true);
              setValues(changed);
            }}
            faults={faults}
            counts={counts}
            isKnown
          />
          <Box paddingTop={4}>
            <Button type="submit">{actionTexts.save}</Button>
          </Box>
        </Box>
      )}
      {state !== 'geannuleerd' && (
        <Flex gap={4} wrap="wrap" paddingTop={4}>
          <Button variant="danger-light" onClick={cancel}>
            {actionTexts.cancel}
          </Button>
          <Checkbox checked={isMailed} onCheckedChange={(checked) => setIsMailed(checked === true)}>
            {actionTexts.tellByMail}
          </Checkbox>
        </Flex>
      )}
    </Box>
  );
}
