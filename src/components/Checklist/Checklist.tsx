import CheckIcon from '@mui/icons-material/CheckRounded';
import ContentCopyIcon from '@mui/icons-material/ContentCopyRounded';
import PrintIcon from '@mui/icons-material/PrintRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

export interface ChecklistProps {
  /** Lists with their headings, in order. */
  groups: readonly { heading: string; items: readonly string[] }[];
  /** What is copied above the lists. */
  title: string;
}

const Sheet = styled('div')(({ theme }) => ({
  padding: 'clamp(20px, 4vw, 44px)',
  borderRadius: theme.tokens.radius.large,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.tokens.elevations.low,
  '@media print': { boxShadow: 'none', padding: 0 },
}));

const Items = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(3, 0, 6),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': { display: 'flex', gap: theme.spacing(3), alignItems: 'start' },
}));

const Box = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  marginTop: 1,
  borderRadius: 6,
  border: `2px solid ${theme.palette.tsokolate.main}`,
  backgroundColor: theme.palette.keso.main,
  '& svg': { fontSize: 18 },
  // On paper the boxes are empty, to be ticked with a pen.
  '@media print': { backgroundColor: 'transparent', '& svg': { display: 'none' } },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '@media print': { display: 'none' },
}));

/** The lists as plain text, a box before each item. */
export const checklistText = ({ title, groups }: ChecklistProps): string =>
  [
    title,
    ...groups.map(({ heading, items }) =>
      [heading, ...items.map((item) => `[ ] ${item}`)].join('\n'),
    ),
  ].join('\n\n');

/** Lists to be worked through, which can be printed or copied. */
export function Checklist({ groups, title }: ChecklistProps) {
  const [message, setMessage] = useState('');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(checklistText({ title, groups }));
      setMessage('Copied. Paste it into your message to us.');
    } catch {
      setMessage('Copying is not allowed here: select the list and copy it by hand.');
    }
  };
  return (
    <Sheet>
      {groups.map(({ heading, items }) => (
        <div key={heading}>
          <Typography variant="h3">{heading}</Typography>
          <Items>
            {items.map((item) => (
              <li key={item}>
                <Box aria-hidden>
                  <CheckIcon />
                </Box>
                <Typography component="span">{item}</Typography>
              </li>
            ))}
          </Items>
        </div>
      ))}
      <Actions>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Print the list
        </Button>
        <Button
          variant="outlined"
          startIcon={<ContentCopyIcon />}
          onClick={() => void handleCopy()}
        >
          Copy the list
        </Button>
      </Actions>
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', mt: 3, '&:empty': { mt: 0 } }}
      >
        {message}
      </Typography>
    </Sheet>
  );
}
