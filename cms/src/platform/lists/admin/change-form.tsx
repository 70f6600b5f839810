import {
  Button,
  Combobox,
  ComboboxOption,
  Field,
  Flex,
  Modal,
  Radio,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { bulkWays, type BulkChange, type BulkField, type BulkPlan, type ListLine } from '../shape';
import { changeTexts } from './texts';
import { useAttempt } from './use-attempt';

interface Props {
  list: ListLine;
  ids: string[];
  onClose: () => void;
}

/** Chooses a field and its value, says how many change, and changes them. */
export function ChangeForm({ list: { name }, ids, onClose }: Props) {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const attempt = useAttempt();
  const [fields, setFields] = useState<BulkField[]>([]);
  const [field, setField] = useState<BulkField | null>(null);
  const [way, setWay] = useState<BulkChange['way']>('set');
  const [value, setValue] = useState('');
  const [plan, setPlan] = useState<BulkPlan | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    get<{ data: BulkField[] }>(`/lists/${name}/fields`).then(
      ({ data }) => isCurrent && setFields(data.data),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [get, name]);

  const change = { ids, path: field?.path ?? '', way, value };
  const isClearing = way === 'set' && value === '';
  const isReady = field !== null && (value !== '' || isClearing) && !(field.kind === 'yesNo' && value === '');

  async function look() {
    setBusy(true);
    const found = await attempt(() => post<BulkPlan>(`/lists/${name}/changes/plan`, change));
    setPlan(found?.data ?? null);
    setBusy(false);
  }

  async function run() {
    setBusy(true);
    const done = await attempt(() => post(`/lists/${name}/changes`, change));
    setBusy(false);
    if (!done) return;
    toggleNotification({ type: 'success', message: changeTexts.begun });
    onClose();
  }

  /** Another choice is another change: its number is not known yet. */
  function choose(next: () => void) {
    setPlan(null);
    next();
  }

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Field.Root name="field">
            <Field.Label>{changeTexts.field}</Field.Label>
            <SingleSelect
              value={field?.path ?? ''}
              onChange={(path: string | number) =>
                choose(() => {
                  const chosen = fields.find((one) => one.path === path) ?? null;
                  setField(chosen);
                  setWay(chosen?.kind === 'many' ? 'add' : 'set');
                  setValue('');
                })
              }
            >
              {fields.map(({ path, heading }) => (
                <SingleSelectOption key={path} value={path}>
                  {heading}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          {field?.kind === 'many' && (
            <Radio.Group
              aria-label={changeTexts.way}
              value={way}
              onValueChange={(next: string) =>
                choose(() => setWay(bulkWays.find((one) => one === next) ?? 'set'))
              }
            >
              {(['add', 'remove', 'set'] as const).map((one) => (
                <Radio.Item key={one} value={one}>
                  {changeTexts.ways[one]}
                </Radio.Item>
              ))}
            </Radio.Group>
          )}
          {field && (
            <Field.Root name="value" hint={field.kind === 'date' ? changeTexts.dateHint : undefined}>
              <Field.Label>{field.heading}</Field.Label>
              <Value field={field} value={value} onChange={(next) => choose(() => setValue(next))} />
              <Field.Hint />
            </Field.Root>
          )}
          <div role="status">
            {plan && (
              <Typography tag="p" fontWeight="semiBold">
                {changeTexts.plan(plan.changed, plan.same)}
              </Typography>
            )}
            {plan && plan.pending > 0 && <Typography tag="p">{changeTexts.pending(plan.pending)}</Typography>}
          </div>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {changeTexts.close}
        </Button>
        {plan && plan.changed > 0 ? (
          <Button loading={isBusy} disabled={isBusy} onClick={() => void run()}>
            {changeTexts.run(plan.changed)}
          </Button>
        ) : (
          <Button loading={isBusy} disabled={isBusy || !isReady} onClick={() => void look()}>
            {changeTexts.look}
          </Button>
        )}
      </Modal.Footer>
    </>
  );
}

interface ValueProps {
  field: BulkField;
  value: string;
  onChange: (value: string) => void;
}

function Value({ field: { kind, options, heading }, value, onChange }: ValueProps) {
  if (kind === 'yesNo')
    return (
      <Radio.Group aria-label={heading} value={value} onValueChange={onChange}>
        <Radio.Item value="ja">{changeTexts.yes}</Radio.Item>
        <Radio.Item value="nee">{changeTexts.no}</Radio.Item>
      </Radio.Group>
    );
  if (kind === 'date')
    return (
      <TextInput
        value={value}
        placeholder="9-2-2027"
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
    );
  return (
    <Combobox value={value} onChange={(next?: string) => onChange(next ?? '')} onClear={() => onChange('')}>
      {options.map((option) => (
        <ComboboxOption key={option} value={option}>
          {option}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}
